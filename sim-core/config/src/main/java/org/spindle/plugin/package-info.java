/**
 * Finding, checking and loading plugins, and the registry of what they offer. {@link org.spindle.plugin.Plugins} is the
 * entry; built-in models are loaded and registered in the same way as those of other plugins.
 *
 * <p>A plugin sees the JDK, its own jars and the few packages that both sides must share; everything of the host's is
 * invisible to it. That keeps dependencies apart and is no security boundary. Whatever a plugin throws while it is loaded,
 * announces its types or makes a component comes out as a {@link org.spindle.plugin.PluginException} that names the
 * plugin, its jar and both SPI versions.
 *
 * <p>Factories are made by a strict Guice injector for each plugin, each when it is registered rather than by a binding of
 * its own: so a failure belongs to one plugin, and happens with that plugin's class loader as the thread's context. What a
 * factory may ask for is told by {@link org.spindle.spi.Contributions}; anything else is refused before it is made.
 */
@NullMarked
package org.spindle.plugin;

import org.jspecify.annotations.NullMarked;
