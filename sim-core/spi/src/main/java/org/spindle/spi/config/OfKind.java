package org.spindle.spi.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The kind of plugin that a {@link org.spindle.spi.Component} (or list or map of them) accepts, by its factory interface. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface OfKind {
    /** The interface that declares the kind: {@code SchedulerFactory.class}. */
    Class<?> value();
}
