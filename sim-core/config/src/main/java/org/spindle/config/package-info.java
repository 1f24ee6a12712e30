/**
 * From the text of a scenario to typed records: parsing into a tree in which every value knows where it was written,
 * overlays such as {@code --set}, the check against the schema that the config records declare, binding, and the
 * effective scenario with every default filled in.
 *
 * <p>{@link org.spindle.config.ConfigLoader} is the way in. Everything that is wrong with a scenario is reported at once
 * by one {@link org.spindle.config.ConfigException}; nothing here lets another exception out for what a user wrote.
 */
@NullMarked
package org.spindle.config;

import org.jspecify.annotations.NullMarked;
