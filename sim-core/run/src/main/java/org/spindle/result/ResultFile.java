package org.spindle.result;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.spindle.spi.observer.ObserverFile;

/** A file of an observer in a result directory being written. */
final class ResultFile implements ObserverFile, AutoCloseable {

    private final String place;
    private final OutputStream to;

    /**
     * @param place name of the file, for messages
     * @throws ResultException if it cannot be created
     */
    ResultFile(Path file, String place) {
        this.place = place;
        try {
            to = new BufferedOutputStream(Files.newOutputStream(file));
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
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
