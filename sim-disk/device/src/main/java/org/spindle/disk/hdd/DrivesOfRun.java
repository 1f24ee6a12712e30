package org.spindle.disk.hdd;

/** What the drives of one run have in common. */
final class DrivesOfRun {

    final DrivesAlike alike = new DrivesAlike();

    final SharedMoments moments = new SharedMoments();
}
