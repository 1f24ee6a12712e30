package org.spindle.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The sections that a record component of type {@link SectionValues} holds. They are keys of the record's own node. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface SectionsOf {
    Class<? extends SectionList> value();
}
