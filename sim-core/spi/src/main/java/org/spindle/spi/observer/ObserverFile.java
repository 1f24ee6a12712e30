package org.spindle.spi.observer;

import java.nio.charset.StandardCharsets;

/** A file of an observer in the result directory. Buffered; Spindle closes it. A failure to write ends the run. */
public interface ObserverFile {

    /** Appends bytes. */
    void write(byte[] content, int offset, int length);

    /** Appends text as UTF-8. */
    default void write(String text) {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        write(content, 0, content.length);
    }
}
