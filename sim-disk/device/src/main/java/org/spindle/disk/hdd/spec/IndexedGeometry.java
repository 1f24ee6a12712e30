package org.spindle.disk.hdd.spec;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("indexed")
@Doc("A compressed map: track patterns, and a tree of index nodes that repeat them.")
public record IndexedGeometry(
        @Doc("Advertised capacity in sectors.") @Range(min = "1")
        long sectors,

        @Doc("Data surfaces, each with its head.") @Range(min = "1")
        int surfaces,

        @Doc("Physical cylinders.") @Range(min = "1") int cylinders,
        @Doc("Track patterns, by number from 0.") List<Pattern> patterns,

        @Doc("Index nodes, by number from 0; the last one is the root.")
        List<List<Entry>> nodes,

        @Doc("Accumulating shifts of the map.") @Default("[]")
        List<Slip> slips,

        @Doc("Relocated blocks.") @Default("[]") List<Remap> remaps)
        implements Geometry {

    @Doc("Consecutive blocks on one track.")
    public record Pattern(
            @Doc("First sector used.") @Range(min = "0") int low,
            @Doc("Last sector used.") @Range(min = "0") int high,

            @Doc("Sectors of that width on the track.") @Range(min = "1")
            int sectorsPerTrack) {}

    @Doc("A run of repeated tracks or index nodes. Block, cylinder and angle are relative to the parent.")
    public record Entry(
            @Doc("First block.") long block,
            @Doc("First cylinder.") int cylinder,
            @Doc("Angle in revolutions.") @Default("0") double angle,
            @Doc("Blocks of one instance of the child.") long length,
            @Doc("Cylinders from one instance to the next.") int cylinderLength,

            @Doc("Angle from one instance to the next, in revolutions.") @Default("0")
            double angleLength,

            @Doc("Blocks of the whole run.") long runLength,

            @Doc("Cylinders of the whole run; negative when they descend.")
            int cylinderRunLength,

            @Doc("Number of the track pattern, for a run of tracks.") @Nullable
            Integer pattern,

            @Doc("Number of the index node, for a run of nodes.") @Nullable
            Integer node,

            @Doc("Head, for a run of tracks.") @Default("0") int head) {}

    @Doc("A slip: blocks from this position on are shifted down the track.")
    public record Slip(
            @Doc("Position in physical order.") long position,
            @Doc("Slots skipped; negative for spare space.") long count) {}

    @Doc("Relocated consecutive blocks.")
    public record Remap(
            @Doc("First block.") long block,
            @Doc("Number of blocks.") long length,
            @Doc("Cylinder of the destination.") int cylinder,
            @Doc("Head of the destination.") int head,
            @Doc("First sector of the destination.") int sector,
            @Doc("Sectors per track at the destination.") int sectorsPerTrack) {}
}
