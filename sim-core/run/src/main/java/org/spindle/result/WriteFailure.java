package org.spindle.result;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;

/** Describes a failure to write for the user. */
public final class WriteFailure {

    private WriteFailure() {}

    /**
     * Returns a description of the failure.
     *
     * @param place file or directory, as the user named it
     */
    public static ResultException of(String place, IOException cause) {
        if (cause instanceof NoSuchFileException) {
            return new ResultException(
                    place, "its directory does not exist", "create it or choose another place", cause);
        }
        if (cause instanceof DirectoryNotEmptyException) {
            return ResultException.misnamed(place, "is a directory", "name a file");
        }
        if (cause instanceof FileAlreadyExistsException) {
            return ResultException.misnamed(place, "is a file", "name a directory");
        }
        String said = cause instanceof FileSystemException failure && failure.getReason() != null
                ? failure.getReason()
                : String.valueOf(cause.getMessage());
        String lower = said.toLowerCase(Locale.ROOT);
        if (lower.contains("no space left") || lower.contains("quota exceeded")) {
            return new ResultException(
                    place, "the file system is full", "free some space or choose another place", cause);
        }
        if (lower.contains("read-only")) {
            return new ResultException(
                    place, "the file system is read-only", "choose a place that can be written to", cause);
        }
        if (cause instanceof AccessDeniedException || lower.contains("permission denied")) {
            return new ResultException(place, "permission denied", "choose a place that you may write to", cause);
        }
        if (lower.contains("not a directory")) {
            return ResultException.misnamed(place, "a part of its path is a file", "choose a place in a directory");
        }
        if (lower.contains("file name too long")) {
            return new ResultException(place, "the name is too long", "choose a shorter one", cause);
        }
        return new ResultException(
                place,
                "cannot be written (" + cause.getClass().getSimpleName() + ": " + said + ")",
                "check the place or choose another",
                cause);
    }
}
