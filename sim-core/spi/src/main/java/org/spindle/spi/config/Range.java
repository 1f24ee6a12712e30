package org.spindle.spi.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Inclusive bounds of a number or of a value with a unit, written as in a scenario: {@code min = "1"}, {@code max = "1 s"}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Range {
    /** Smallest allowed value; empty for none. */
    String min() default "";

    /** Largest allowed value; empty for none. */
    String max() default "";
}
