package org.spindle.disk.hdd;

/** What the drives of one run have in common. */
final class DrivesOfRun {

    final DrivesAlike alike;

    final SharedMoments moments = new SharedMoments();

    DrivesOfRun(AverageSeeks averages) {
        alike = new DrivesAlike(averages);
    }
}
