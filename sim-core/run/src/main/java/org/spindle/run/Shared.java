package org.spindle.run;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.PARAMETER;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import jakarta.inject.Qualifier;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;

/**
 * Marks a collaborator that exists once per process and that runs share. A run binds it again without this mark, so that a
 * module can replace it for a run.
 */
@Qualifier
@Retention(RUNTIME)
@Target({METHOD, PARAMETER})
public @interface Shared {}
