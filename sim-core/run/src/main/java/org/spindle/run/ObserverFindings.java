package org.spindle.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult.FileInfo;
import org.spindle.result.Series;
import org.spindle.spi.observer.ObserverFile;

/** The files and time series that the observers of one run add to its result, with unique names. */
final class ObserverFindings {

    private static final Pattern FILE = Pattern.compile("[a-z0-9][a-z0-9._-]*");
    private static final Pattern SERIES = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private final ObserverFiles to;
    private final List<FileInfo> files = new ArrayList<>();
    private final List<Series> series = new ArrayList<>();
    private boolean hasBegun;

    ObserverFindings(ObserverFiles to) {
        this.to = to;
    }

    /** Notes that the run begins: no more files can be opened. */
    void begin() {
        hasBegun = true;
    }

    List<FileInfo> files() {
        return files;
    }

    List<Series> series() {
        return series;
    }

    ObserverFile file(String observer, String name, String doc) {
        if (!FILE.matcher(name).matches()) {
            throw new IllegalArgumentException("'" + name + "' cannot be the name of a file in a result; use lower-case"
                    + " letters, digits, '.', '-' and '_', beginning with a letter or digit");
        }
        if (ResultDirectory.FILES.contains(name.toLowerCase(Locale.ROOT))) {
            throw new IllegalArgumentException(
                    "the file '" + name + "' of a result is written by Spindle itself; choose another name");
        }
        for (FileInfo file : files) {
            if (file.name().equals(name)) {
                throw new IllegalArgumentException("the file '" + name + "' is already written by observer '"
                        + file.observer() + "'; give each file its own name");
            }
        }
        if (hasBegun) {
            throw new IllegalStateException(
                    "the file '" + name + "' is opened after the run has begun; open it at construction");
        }
        ObserverFile opened = to.open(name);
        files.add(new FileInfo(observer, name, doc));
        return opened;
    }

    void series(String observer, String name, String unit, long intervalNs, double[] points) {
        if (!SERIES.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "'" + name + "' cannot be the name of a time series; use lower-case words joined by hyphens");
        }
        if (intervalNs <= 0) {
            throw new IllegalArgumentException("the time series '" + name + "' has intervals of " + intervalNs
                    + " ns; they have to be longer than 0");
        }
        for (Series other : series) {
            if (other.component().equals(observer) && other.name().equals(name)) {
                throw new IllegalArgumentException("observer '" + observer + "' adds the time series '" + name
                        + "' twice; names are unique within an observer");
            }
        }
        List<Double> values = new ArrayList<>(points.length);
        for (double point : points) {
            values.add(point);
        }
        series.add(new Series(observer, name, unit, intervalNs, values));
    }
}
