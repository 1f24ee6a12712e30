package org.spindle.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;

/** Predicates on calls of a method and on references to it, for all its overloads. */
final class Calls {

    private Calls() {}

    static DescribedPredicate<JavaAccess<?>> to(String owner, String method) {
        return DescribedPredicate.describe(
                owner + "." + method,
                access -> access.getTargetOwner().getFullName().equals(owner)
                        && access.getTarget().getName().equals(method));
    }
}
