package org.spindle.run;

import org.spindle.spi.observer.ObserverFile;

/** Where the files of a run's observers go. */
@FunctionalInterface
public interface ObserverFiles {

    /** Nowhere: for runs that leave no result directory. */
    ObserverFiles DISCARDED = name -> (content, offset, length) -> {};

    /**
     * Opens a file.
     *
     * @param name unlike those of the result's other files
     */
    ObserverFile open(String name);
}
