package org.spindle.reproduce;

import org.spindle.spi.config.Doc;

/**
 * A validation of DiskSim: its parameters and a trace with the times that a real drive took. Neither file comes with Spindle.
 *
 * @param parameters slash-separated, relative to the data directory
 * @param trace slash-separated, relative to the data directory
 */
@Doc("A parameter file of DiskSim and a trace in its validation format, with the response times of the real drive.")
public record DiskSimFiles(
        @Doc("Parameter file, below the directory that --data names.")
        String parameters,

        @Doc("Trace, below the directory that --data names.")
        String trace) {}
