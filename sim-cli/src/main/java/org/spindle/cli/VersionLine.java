package org.spindle.cli;

import org.spindle.cli.wiring.BuildNumber;
import picocli.CommandLine.IVersionProvider;

/** The output of the option {@code --version}, for picocli. */
final class VersionLine implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {get()};
    }

    static String get() {
        return "spindle " + BuildNumber.get();
    }
}
