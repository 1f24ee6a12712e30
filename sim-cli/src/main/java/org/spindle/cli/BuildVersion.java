package org.spindle.cli;

import org.spindle.cli.wiring.BuildNumber;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
final class BuildVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"spindle " + BuildNumber.get()};
    }
}
