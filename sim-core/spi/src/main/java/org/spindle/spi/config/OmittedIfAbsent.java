package org.spindle.spi.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The effective configuration leaves this key out unless it is written. A nullable key that is added to an existing config
 * record has this annotation, so that configurations from before keep their text and its hash.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface OmittedIfAbsent {}
