package org.spindle.disk.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The drives that come with DiskSim, against places, angles and track bounds computed by DiskSim. */
class ReferenceDrivesTest {

    /** Reference text 11.2: LBN, PBN, start angle in 2^32 units, first and last LBN of the track; tolerance 0. */
    @ParameterizedTest(name = "{0} block {1}")
    @CsvSource(delimiter = '|', textBlock = """
            hp_c2247a_validate | 0 | 1,4,0 | 2863311488 | 0..95
            hp_c2247a_validate | 95 | 1,4,95 | 2818572246 | 0..95
            hp_c2247a_validate | 96 | 1,5,0 | 3489660876 | 96..191
            hp_c2247a_validate | 863 | 1,12,95 | 3534400118 | 768..863
            hp_c2247a_validate | 864 | 2,0,0 | 715827872 | 864..959
            hp_c2247a_validate | 43295 | 35,12,95 | 2818572246 | 43200..43295
            hp_c2247a_validate | 43296 | 36,1,0 | 626349388 | 43296..43391
            hp_c2247a_validate | 100000 | 81,7,64 | 1879048164 | 99936..100031
            hp_c2247a_validate | 564347 | 454,3,59 | 3802835570 | 564288..564383
            hp_c2247a_validate | 691775 | 581,8,19 | 4154914003 | 691756..691847
            hp_c2247a_validate | 1000000 | 853,5,56 | 2635548084 | 999944..1000031
            hp_c2247a_validate | 1194877 | 1034,11,45 | 1482786327 | 1194832..1194915
            hp_c2247a_validate | 2000000 | 1970,9,16 | 1764004412 | 1999984..2000039
            hp_c2247a_validate | 2054863 | 2046,1,55 | 766958440 | 2054808..2054863
            barracuda | 186 | 0,1,0 | 854375214 | 186..371
            barracuda | 5491 | 5,4,97 | 2978767638 | 5394..5491
            barracuda | 5492 | 6,0,0 | 1939662648 | 5492..5677
            barracuda | 112420 | 122,3,164 | 2840220306 | 112256..112441
            barracuda | 112600 | 122,4,159 | 3579139410 | 112442..112626
            barracuda | 2992396 | 3362,0,138 | 2266056312 | 2992258..2992420
            barracuda | 4217669 | 5171,4,118 | 3934045658 | 4217551..4217669
            cheetah4LP | 18611 | 11,7,86 | 22025473 | 18525..18611
            cheetah4LP | 18612 | 12,0,0 | 3237744531 | 18612..18806
            cheetah4LP | 2084543 | 1343,7,86 | 2929387909 | 2084457..2084543
            cheetah4LP | 2084544 | 1345,0,0 | 0 | 2084544..2084730
            cheetah4LP | 8437604 | 6147,4,84 | 2819596774 | 8437520..8437650
            cheetah4LP | 8887939 | 6580,7,130 | 196716054 | 8887809..8887939
            ibm18es | 0 | 1,0,0 | 3667241088 | 0..389
            ibm18es | 197127 | 102,0,177 | 2345712768 | 196950..197338
            ibm18es | 197128 | 102,0,179 | 2367738240 | 196950..197338
            ibm18es | 500000 | 258,2,23 | 1530770304 | 499977..500366
            ibm18es | 17317516 | 10892,0,62 | 486878868 | 17317454..17317700
            ibm18es | 18033752 | 11473,4,246 | 2973438801 | 18033506..18033752
            atlas_III | 0 | 50,0,0 | 2717908992 | 0..255
            atlas_III | 144036 | 106,2,164 | 1409286144 | 143872..144126
            atlas_III | 144037 | 106,2,166 | 1442840576 | 143872..144126
            atlas_III | 1448959 | 616,0,3 | 51130563 | 1448956..1449207
            atlas_III | 7563004 | 3103,1,77 | 2648563156 | 7562927..7563166
            atlas_III | 17797943 | 8056,9,167 | 818088992 | 17797776..17797943
            """)
    void places_angles_and_track_bounds(String drive, long block, String place, long angle, String bounds)
            throws IOException {
        for (ZonedLayout layout : new ZonedLayout[] {
            DriveFile.layout(drive + ".model"), DriveFile.layout(drive + ".model", LayoutCompat.values())
        }) {
            PhysicalAddress at = new PhysicalAddress();
            Track track = new Track();
            layout.locate(block, at);
            layout.track(at.cylinder, at.head, track);

            assertThat(at.cylinder + "," + at.head + "," + at.slot).isEqualTo(place);
            assertThat(at.remapped).isFalse();
            assertThat(track.firstBlock + ".." + track.lastBlock).isEqualTo(bounds);
            assertThat(Integer.toUnsignedLong(track.angle(at.slot))).isEqualTo(angle);
            assertThat(layout.startAngle(at.cylinder, at.head, at.slot)).isEqualTo((int) angle);
            assertThat(layout.block(at.cylinder, at.head, at.slot)).isEqualTo(block);
        }
    }

    /** Reference text 11.2: capacity of each drive. */
    @ParameterizedTest
    @CsvSource({
        "hp_c2247a_validate, 2054864",
        "barracuda, 4217670",
        "cheetah4LP, 8887940",
        "ibm18es, 18033753",
        "atlas_III, 17797944"
    })
    void capacity(String drive, long blocks) throws IOException {
        assertThat(DriveFile.layout(drive + ".model").blocks()).isEqualTo(blocks);
    }

    /** Reference text 11.2: "track 468 slipped", so it holds nothing. */
    @Test
    void a_slipped_track_is_empty() throws IOException {
        ZonedLayout layout = DriveFile.layout("hp_c2247a_validate.model");
        Track track = new Track();
        layout.track(36, 0, track);
        assertThat(track.empty()).isTrue();
        assertThat(layout.block(36, 0, 5)).isEqualTo(Layout.SLIPPED);
    }

    /** Reference text 3.2 and 3.3: the Cheetah's defect that replaces itself, a spare, is a no-op that only DiskSim reports. */
    @Test
    void a_defect_that_replaces_itself() throws IOException {
        int slot = 233375;
        int cylinder = 1345 + slot / 187 / 8;
        int head = slot / 187 % 8;
        ZonedLayout sound = DriveFile.layout("cheetah4LP.model");
        ZonedLayout asDiskSim = DriveFile.layout("cheetah4LP.model", LayoutCompat.SELF_REPLACEMENT_REPORTED);
        assertThat(sound.block(cylinder, head, slot % 187)).isEqualTo(Layout.SLIPPED);
        assertThat(asDiskSim.block(cylinder, head, slot % 187)).isEqualTo(Layout.REMAPPED);
    }

    /** Reference text 11.2: forward then reverse gives the block again; here for every drive file, all schemes in use. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "atlas10k",
                "atlas_III",
                "barracuda",
                "cheetah4LP",
                "cheetah9LP",
                "dec_rz26_validate",
                "hp_c2247a_validate",
                "hp_c2249a",
                "hp_c2490a_validate",
                "hp_c3323a",
                "hp_c3323a_validate",
                "ibm18es",
                "st41601n_validate"
            })
    void round_trips(String drive) throws IOException {
        ZonedLayout layout = DriveFile.layout(drive + ".model");
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 20_000; i++) {
            requireRoundTrip(layout, random.nextLong(layout.blocks()));
        }
        for (int zone = 0; zone < layout.zones().size(); zone++) {
            long first = layout.firstBlockOfZone(zone);
            for (int i = 0; i < 300; i++) {
                requireRoundTrip(layout, first + i);
                requireRoundTrip(layout, first + layout.blocksInZone(zone) - 1 - i);
            }
        }
    }

    private static void requireRoundTrip(Layout layout, long block) {
        PhysicalAddress place = new PhysicalAddress();
        layout.locate(block, place);
        assertThat(layout.block(place.cylinder, place.head, place.slot)).isEqualTo(block);
        Track track = new Track();
        layout.track(place.cylinder, place.head, track);
        assertThat(block).isBetween(track.firstBlock, track.lastBlock);
    }
}
