package org.spindle.disk.disksim;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds files that parameters name: beside the file that names them, then along the search path. */
record FileSearch(List<Path> searchPath) {

    /** Returns the file, or a problem if there is none. */
    Optional<Path> find(Parameters parameters, String parameter) {
        Optional<String> name = parameters.word(parameter);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        Path naming = parameters.block().position().file().toAbsolutePath();
        Optional<Path> found = Stream.concat(Stream.of(naming.getParent()), searchPath.stream())
                .map(directory -> directory.resolve(name.get()).toAbsolutePath().normalize())
                .filter(Files::isRegularFile)
                .findFirst();
        if (found.isEmpty()) {
            parameters.refuse(
                    parameter,
                    "there is no file `" + name.get() + "`",
                    "a file beside " + naming.getFileName()
                            + (searchPath.isEmpty()
                                    ? ""
                                    : " or in one of the " + searchPath.size() + " other directories"));
        }
        return found;
    }
}
