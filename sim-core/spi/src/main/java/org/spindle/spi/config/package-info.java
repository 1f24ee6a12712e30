/**
 * What a config record may be made of: annotations that document and bound its components, and values with units.
 *
 * <p>Allowed component types: {@code boolean}, {@code int}, {@code long}, {@code double}, {@code String}, enums
 * (written in lower case with hyphens), {@link java.nio.file.Path} (relative to the file it is written in), the unit
 * types of this package, other records, {@code List} and {@code Map<String, T>} of these, {@link
 * org.spindle.spi.Component}, and sealed interfaces of records, chosen by a {@code type} key through {@link
 * org.spindle.spi.config.TypeName}. A component that may be absent without a default is {@code @Nullable}. The keys
 * {@code type} and {@code model} are reserved for Spindle.
 */
@NullMarked
package org.spindle.spi.config;

import org.jspecify.annotations.NullMarked;
