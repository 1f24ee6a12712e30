/**
 * From the text of a scenario to typed records: parsing into a tree with the origin of every value, overlays such as
 * {@code --set}, the check against the schema that the config records declare, binding, and the effective scenario with
 * every default filled in.
 *
 * <p>{@link org.spindle.config.ConfigLoader} is the entry. All problems of a scenario are reported at once by one
 * {@link org.spindle.config.ConfigException}; wrong input causes no other exception.
 */
@NullMarked
package org.spindle.config;

import org.jspecify.annotations.NullMarked;
