package org.spindle.spi.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A key that is left out of the effective scenario while it has the value of its {@link Default}, or, nullable, none. Keys that are added to a
 * record carry it where the hash of scenarios that do not use them has to stay.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Implied {}
