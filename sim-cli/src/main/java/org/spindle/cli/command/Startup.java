package org.spindle.cli.command;

import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.config.Time;

/** Starts Spindle with the plugins that the global options ask for. */
public interface Startup {

    /**
     * Loads the plugins and connects the components.
     *
     * @throws UsageException if a global option has no valid value
     */
    SpindleProcess start();

    /**
     * Returns the limit of the time of each call into a plugin.
     *
     * @throws UsageException if the global option has no valid value
     */
    Time pluginLimit();
}
