package org.spindle.result;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.spindle.spi.observer.ObserverFile;

/** A file of an observer in a result directory being written. */
final class ResultFile implements ObserverFile, AutoCloseable {

    private final String place;
    private final OutputStream to;

    /**
     * @param content where it is written
     * @param place name of the file, for messages
     */
    ResultFile(OutputStream content, String place) {
        this.place = place;
        to = new BufferedOutputStream(content);
    }

    @Override
    public void write(byte[] content, int offset, int length) {
        try {
            to.write(content, offset, length);
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
    }

    @Override
    public void close() {
        try {
            to.close();
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
    }
}
