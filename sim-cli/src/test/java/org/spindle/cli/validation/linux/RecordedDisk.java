package org.spindle.cli.validation.linux;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;

/** The disk "hdd72" behind the recordings: 7200 rpm, one zone, no cache, no overhead. The angle is that of the absolute time. */
final class RecordedDisk implements ServedInOrder.Times {

    private static final double REVOLUTION = 60e9 / 7200;
    private static final int SECTORS = 1200;
    private static final int SURFACES = 4;
    private static final double SKEW = 0.12;
    private static final double HEAD_SWITCH = 0.9e6;
    private static final double SEEK = 1.0e6;
    private static final double SEEK_ROOT = 0.09e6;

    /** The differences between recorded services and those of this disk, in order of service. */
    private final List<Long> lapses;

    private int served;
    private long track;

    RecordedDisk(List<Long> lapses) {
        this.lapses = lapses;
    }

    /** The disk on a machine with the delays of the recording, whose median is 0.06 ms. */
    static RecordedDisk asLateAs(Recording recording) {
        RecordedDisk exact = new RecordedDisk(List.of());
        List<Long> lapses = new ArrayList<>();
        long free = 0;
        for (int i = 0; i < recording.completions.size(); i++) {
            Recording.Issue issue = recording.issues.get(i);
            long begin = Math.max(free, recording.issueTimes.get(i));
            free = recording.completions.get(i);
            lapses.add(Math.max(0, free - exact.completion(issue.sector(), issue.sectors(), begin)));
        }
        return new RecordedDisk(lapses);
    }

    @Override
    public long completion(Request request, long now) {
        long at = completion(request.sector(), request.sectors(), now);
        return served < lapses.size() ? at + lapses.get(served++) : at;
    }

    private long completion(long first, long sectors, long now) {
        double time = now;
        long sector = first;
        long end = first + sectors;
        while (sector < end) {
            long wanted = sector / SECTORS;
            long cylinders = Math.abs(wanted / SURFACES - track / SURFACES);
            if (cylinders > 0) {
                time += SEEK + SEEK_ROOT * Math.sqrt(cylinders);
            } else if (wanted != track) {
                time += HEAD_SWITCH;
            }
            track = wanted;
            double place = fraction((double) (sector % SECTORS) / SECTORS + SKEW * wanted);
            double angle = fraction(time / REVOLUTION);
            time += fraction(place - angle) * REVOLUTION;
            long last = Math.min(end, (wanted + 1) * SECTORS);
            time += (double) (last - sector) / SECTORS * REVOLUTION;
            sector = last;
        }
        return Math.round(time);
    }

    private static double fraction(double value) {
        return value - Math.floor(value);
    }
}
