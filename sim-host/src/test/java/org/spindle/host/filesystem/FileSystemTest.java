package org.spindle.host.filesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.host.volume.VolumeRig;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.contract.LayerContract;

/** Layouts of gonzalez-2012.md, section 10.3, worked by hand on a disk of 4 GiB: 32 block groups, whose data begins 514 blocks in. */
class FileSystemTest extends LayerContract {

    private static final long SECTORS = 8L << 20;

    static FileSystemContents contents(FileSystemFormat format, int dataFiles, String dataSize, TreeKind... trees) {
        return new FileSystemContents(format, dataFiles, Size.parse(dataSize), List.of(trees));
    }

    static TreeKind tree(int count, int directories, int files, String meanSize) {
        return new TreeKind(TreeUse.SOURCES, count, directories, files, Size.parse(meanSize), 0, Size.parse("1 MiB"));
    }

    private static VolumeRig rig(FileSystemContents contents, @Nullable AgedConfig aged) {
        return new VolumeRig(
                new long[] {SECTORS},
                context -> new FileSystemFactory().create(new FileSystemConfig(contents, aged), context));
    }

    private static List<String> read(VolumeRig rig, int unit, long sectors) {
        return List.of(readAll(rig, unit, sectors).split(" "));
    }

    private static String readAll(VolumeRig rig, int unit, long sectors) {
        rig.sent.clear();
        rig.submit(unit, Operation.READ, 0, sectors);
        rig.events.run();
        return String.join(" ", rig.sent);
    }

    @Override
    protected Layer create(LayerContext context) {
        return new FileSystemFactory()
                .create(new FileSystemConfig(contents(FileSystemFormat.EXT2, 2, "64 KiB"), null), context);
    }

    @Override
    protected int units() {
        return 1;
    }

    @Override
    protected long unitSectors() {
        return SECTORS;
    }

    /** Runs of 8 blocks in turn: the first file at 514 and 530, the second at 522 and 538. */
    @Test
    void alternatesFilesThatGrowTogetherInExt2() {
        VolumeRig rig = rig(contents(FileSystemFormat.EXT2, 2, "64 KiB"), null);
        assertThat(rig.volume.units()).isEqualTo(3);
        assertThat(rig.volume.sectors(1)).isEqualTo(128);
        assertThat(read(rig, 1, 128)).containsExactly("r0@4112+64", "r0@4240+64");
        assertThat(read(rig, 2, 128)).containsExactly("r0@4176+64", "r0@4304+64");
        rig.sent.clear();
        rig.submit(1, Operation.WRITE, 60, 8);
        rig.events.run();
        assertThat(rig.sent).containsExactly("w0@4172+4 w0@4240+4");
        rig.submit(2, Operation.FLUSH, 0, 0);
        rig.events.run();
        assertThat(rig.sent.get(1)).isEqualTo("f0");
        assertThat(rig.complete).isEqualTo(4);
    }

    /** Runs of 8, then 16 blocks. */
    @Test
    void letsRunsOfExt3Grow() {
        VolumeRig rig = rig(contents(FileSystemFormat.EXT3, 2, "128 KiB"), null);
        assertThat(read(rig, 1, 256)).containsExactly("r0@4112+64", "r0@4240+128", "r0@4496+64");
    }

    /** Four groups of 262144 blocks, 4098 of each for inodes; the second file in the third of them. */
    @Test
    void givesFilesOfJfsGroupsOfTheirOwn() {
        VolumeRig rig = rig(contents(FileSystemFormat.JFS, 2, "1 MiB"), null);
        assertThat(read(rig, 1, 2048)).containsExactly("r0@32784+2048");
        assertThat(read(rig, 2, 2048)).containsExactly("r0@4227088+2048");
    }

    /** One tree in the middle group, 16: the inodes at 2 blocks in, a directory's block before the blocks of its files. */
    @Test
    void placesDirectoriesWithTheirFilesAndInodesInAGroup() {
        VolumeRig rig = rig(contents(FileSystemFormat.EXT3, 0, "64 KiB", tree(1, 2, 4, "8 KiB")), null);
        assertThat(rig.volume.units()).isEqualTo(5);
        assertThat(readAll(rig, 0, 24)).isEqualTo("r0@4198416+8 r0@4198480+8 r0@4194320+8");
        assertThat(rig.volume.sectors(1)).isEqualTo(8);
        assertThat(rig.volume.sectors(2)).isEqualTo(48);
        assertThat(readAll(rig, 1, 8)).isEqualTo("r0@4198424+8");
        assertThat(readAll(rig, 2, 48)).isEqualTo("r0@4198432+48");
    }

    /** XFS distributes directories over its 16 groups; ReiserFS places them anywhere, with their inodes first. */
    @Test
    void scattersDirectoriesOfOtherFormats() {
        VolumeRig xfs = rig(contents(FileSystemFormat.XFS, 0, "64 KiB", tree(1, 3, 3, "8 KiB")), null);
        assertThat(read(xfs, 0, 32)).extracting(FileSystemTest::group).containsExactly(0L, 1L, 2L, 0L);
        VolumeRig reiser = rig(contents(FileSystemFormat.REISERFS, 0, "64 KiB", tree(1, 6, 6, "8 KiB")), null);
        List<String> pages = read(reiser, 0, 56);
        assertThat(pages.subList(0, 6)).extracting(FileSystemTest::group).doesNotHaveDuplicates();
        assertThat(group(pages.get(6))).isLessThanOrEqualTo(1);
    }

    /** The number of the sixteenth of the disk that a transfer is for. */
    private static long group(String transfer) {
        return Long.parseLong(transfer.substring(3, transfer.indexOf('+'))) * 16 / SECTORS;
    }

    @Test
    void breaksFilesOfAnAgedFileSystemAlwaysInTheSamePlaces() {
        AgedConfig aged = new AgedConfig(0.84, Size.parse("64 KiB"));
        FileSystemContents contents = contents(FileSystemFormat.EXT3, 1, "4 MiB");
        String places = readAll(rig(contents, aged), 1, 8192);
        assertThat(places.split(" ")).hasSizeBetween(20, 200);
        assertThat(readAll(rig(contents, aged), 1, 8192)).isEqualTo(places);
    }

    @Test
    void placesNoBlockTwice() {
        for (FileSystemFormat format : FileSystemFormat.values()) {
            FileSystemImage image = new FileSystemImage(contents(format, 3, "1 MiB", tree(3, 7, 100, "16 KiB")));
            VolumeRig rig = rig(image.contents(), new AgedConfig(0.5, Size.parse("1 MiB")));
            java.util.BitSet used = new java.util.BitSet();
            for (int unit = 0; unit < image.units(); unit++) {
                assertThat(rig.volume.sectors(unit)).isEqualTo(8 * image.blocks(unit));
                for (String transfer : read(rig, unit, rig.volume.sectors(unit))) {
                    String[] numbers = transfer.substring(3).split("\\+");
                    int from = Integer.parseInt(numbers[0]) / 8;
                    int to = from + Integer.parseInt(numbers[1]) / 8;
                    assertThat(used.nextSetBit(from))
                            .as(format + " " + transfer)
                            .satisfiesAnyOf(
                                    next -> assertThat(next).isEqualTo(-1),
                                    next -> assertThat(next).isGreaterThanOrEqualTo(to));
                    used.set(from, to);
                }
            }
        }
    }

    @Test
    void refusesWhatDoesNotFit() {
        assertThatThrownBy(() -> rig(contents(FileSystemFormat.EXT3, 5, "1 GiB"), null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no room for the files");
        assertThatThrownBy(() -> new VolumeRig(2, SECTORS, this::create)).hasMessageContaining("over one unit, not 2");
        List<String> found = new ArrayList<>();
        Problems problems = (place, wrong, right) -> found.add(place);
        contents(FileSystemFormat.EXT3, 0, "64 KiB").validate(problems);
        contents(FileSystemFormat.EXT3, 1, "100 KiB").validate(problems);
        tree(1, 5, 4, "8 KiB").validate(problems);
        assertThat(found).hasSize(3);
    }

    @Test
    void passesEndsOfProcessesOn() {
        VolumeRig rig = rig(contents(FileSystemFormat.EXT2, 2, "64 KiB"), null);
        rig.volume.processEnded(7);
        assertThat(rig.disks.get(0).ended).containsExactly(7L);
    }

    @Test
    void passesUnpluggingOn() {
        VolumeRig rig = rig(contents(FileSystemFormat.EXT2, 2, "64 KiB"), null);
        List<Integer> unplugged = new ArrayList<>();
        rig.watcher = new VolumeRig.Watcher() {
            @Override
            public void unplugged(int disk) {
                unplugged.add(disk);
            }
        };
        rig.volume.unplug();
        assertThat(unplugged).containsExactly(0);
    }
}
