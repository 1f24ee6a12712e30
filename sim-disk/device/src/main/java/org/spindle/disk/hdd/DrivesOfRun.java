package org.spindle.disk.hdd;

/** What the drives of one run have in common. */
final class DrivesOfRun {

    final Mechanisms mechanisms = new Mechanisms();

    final SharedMoments moments = new SharedMoments();
}
