package org.spindle.reproduce;

import org.spindle.spi.config.Doc;

/**
 * A validation of DiskSim: what it did with a trace that was taken on a real drive. Neither file comes with Spindle.
 *
 * @param parameters slash-separated, relative to the data directory
 * @param trace slash-separated, relative to the data directory
 */
@Doc("A parameter file of DiskSim and a trace in its validation format, which tells what the real drive took.")
public record DiskSimFiles(
        @Doc("Parameter file, below the directory that --data names.")
        String parameters,

        @Doc("Trace, below the directory that --data names.")
        String trace) {}
