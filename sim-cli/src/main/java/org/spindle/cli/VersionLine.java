package org.spindle.cli;

import picocli.CommandLine.IVersionProvider;

/** Tells picocli what the option {@code --version} prints. */
final class VersionLine implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {BuildVersion.line()};
    }
}
