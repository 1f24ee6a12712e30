package org.spindle.spi.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A key that is omitted from the effective scenario while it has its {@link Default} or, if nullable, no value. Keys
 * that are added to a record have this annotation where the hash of scenarios that do not use them must not change.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Implied {}
