package org.spindle.spi.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record component whose record takes its keys from the node of the record around it, as if they were components of that
 * one. Records that share keys hold one record of them. Such a component has neither a default nor a {@link Doc} of its own,
 * and no two keys of a node may have the same name.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Inline {}
