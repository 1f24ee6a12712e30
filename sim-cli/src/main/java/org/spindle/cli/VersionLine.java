package org.spindle.cli;

import org.spindle.cli.wiring.BuildNumber;
import picocli.CommandLine.IVersionProvider;

/** Tells picocli what the option {@code --version} prints. */
final class VersionLine implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {get()};
    }

    static String get() {
        return "spindle " + BuildNumber.get();
    }
}
