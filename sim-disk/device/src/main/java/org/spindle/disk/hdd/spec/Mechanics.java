package org.spindle.disk.hdd.spec;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Time;

@Doc("Arm, heads and rotation.")
public record Mechanics(
        @Doc("Speed of the medium.") RotationSpeed rotation,

        @Doc("Seek times of reads, and of writes unless these have their own.")
        Seek seek,

        @Doc("Seek times of writes, settling included, if measured separately.") @Nullable
        Seek writeSeek,

        @Doc("Head switch time.") @Default("0 ms") @Range(min = "0 ms")
        Time headSwitch,

        @Doc("Added to every reposition for a write; negative if writes position faster.") @Default("0 ms")
        Time writeSettle) {}
