package org.spindle.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes of Spindle on the class path of the command: all modules except the testkit and the benchmarks. */
final class ShippedClasses {

    static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("/org/spindle/testkit/"))
            .importPackages("org.spindle");

    private ShippedClasses() {}
}
