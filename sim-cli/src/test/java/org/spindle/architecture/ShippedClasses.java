package org.spindle.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** What the command has on its class path of our own: every module but the testkit and the benchmarks. */
final class ShippedClasses {

    static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("/org/spindle/testkit/"))
            .importPackages("org.spindle");

    private ShippedClasses() {}
}
