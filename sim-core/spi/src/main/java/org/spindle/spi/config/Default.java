package org.spindle.spi.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of an absent key, as written in a scenario: {@code "2 ms"}, {@code "{type: fcfs}"}, {@code "[]"}. A
 * component without default that is not {@code @Nullable} is required.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Default {
    String value();
}
