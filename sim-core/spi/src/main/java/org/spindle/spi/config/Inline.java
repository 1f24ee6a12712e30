package org.spindle.spi.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record component whose keys are those of the enclosing record, as if they were components of that one. Records that
 * share keys have a common component of this kind. Such a component has neither a default nor a {@link Doc} of its own,
 * and no two keys of a node may have the same name.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Inline {}
