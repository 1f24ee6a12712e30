/**
 * Finding, checking and loading plugins, and the registry of their types. {@link org.spindle.plugin.Plugins} is the
 * entry; built-in models are loaded and registered in the same way as those of other plugins.
 *
 * <p>A plugin sees the JDK, its own jars and the few packages that both sides must share; everything else of Spindle is
 * invisible to it. That keeps dependencies apart and is not a security boundary. Any exception of a plugin while it is
 * loaded, announces its types or creates a component is wrapped in a {@link org.spindle.plugin.PluginException} that
 * names the plugin, its jar and both SPI versions.
 *
 * <p>Each plugin has a strict Guice injector, which creates each factory when it is registered rather than by a
 * binding: so a failure belongs to one plugin, and happens with that plugin's class loader as the thread's context.
 * {@link org.spindle.spi.Contributions} documents what can be injected into a factory; other dependencies are rejected
 * before it is created.
 */
@NullMarked
package org.spindle.plugin;

import org.jspecify.annotations.NullMarked;
