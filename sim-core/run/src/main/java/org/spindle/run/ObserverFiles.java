package org.spindle.run;

import org.spindle.spi.observer.ObserverFile;

/** The destination of the files of a run's observers. */
@FunctionalInterface
public interface ObserverFiles {

    /** Discards the files, for runs without a result directory. */
    ObserverFiles DISCARDED = name -> (content, offset, length) -> {};

    /**
     * Opens a file.
     *
     * @param name unique among the files of the result
     */
    ObserverFile open(String name);
}
