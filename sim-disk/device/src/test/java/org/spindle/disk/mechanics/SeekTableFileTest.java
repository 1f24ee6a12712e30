package org.spindle.disk.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.disk.geometry.SharedData;

/** Files of measured seek times (reference text 1.6) and DiskSim's seek times for those of the reference drives (11.4). */
class SeekTableFileTest {

    /** Reference text 11.4, the values for which the seek is the whole reposition. */
    @ParameterizedTest
    @CsvSource({
        "barracuda, 1, 1.943",
        "barracuda, 2, 1.956",
        "barracuda, 3, 1.933",
        "barracuda, 13, 2.4535",
        "barracuda, 1000, 8.114",
        "barracuda, 5171, 17.238302322",
        "cheetah4LP, 1, 0.636",
        "cheetah4LP, 10, 1.416",
        "cheetah4LP, 11, 1.4715",
        "cheetah4LP, 12, 1.527",
        "cheetah4LP, 13, 1.5385",
        "cheetah4LP, 6450, 15.848",
        "cheetah4LP, 6580, 16.107",
        "ibm18es, 1, 1.062",
        "ibm18es, 2, 1.477",
        "ibm18es, 11000, 12.445",
        "ibm18es, 11473, 13.091129870",
        "atlas_III, 1, 1.663",
        "atlas_III, 7000, 14.047",
        "atlas_III, 8056, 15.483102040"
    })
    void reference_drives(String drive, int distance, double millis) throws IOException {
        SeekCurve curve = SeekTableFile.read(SharedData.file("disksim/" + drive + ".seek"));
        assertThat(curve.seekPicos(distance) / 1e9).isCloseTo(millis, within(1e-9));
    }

    /** Reference text 12.1: point counts equal the header; a contradiction would be refused. */
    @ParameterizedTest
    @CsvSource({
        "atlas10k, 138",
        "atlas_III, 117",
        "barracuda, 87",
        "cheetah4LP, 103",
        "cheetah9LP, 106",
        "dec_rz26_validate, 64",
        "hp_c2490a_validate, 64",
        "hp_c3323a, 67",
        "hp_c3323a_validate, 67",
        "ibm18es, 151",
        "st41601n_validate, 58"
    })
    void reference_files_hold_what_they_announce(String drive, int points) throws IOException {
        Path file = SharedData.file("disksim/" + drive + ".seek");
        assertThat(Files.readString(file)).startsWith("Seek distances measured: " + points + "\n");
        SeekTableFile.read(file);
    }

    /** Reference text 1.6: the header is optional, blanks are free, a standard deviation is ignored. */
    @Test
    void forms_of_a_line() throws IOException {
        TableSeek curve = SeekTableFile.read("x.seek", new StringReader(" 1 ,\t1.5\n\n 3,2.5 , 0.01\n10,4\n"));
        assertThat(curve.seekPicos(1)).isEqualTo(1_500_000_000L);
        assertThat(curve.seekPicos(2)).isEqualTo(2_000_000_000L);
        assertThat(curve.seekPicos(10)).isEqualTo(4_000_000_000L);
    }

    private static final String FAULTY = """
        Seek distances measured: 4
        1, 1.5
        2; 1.7
        1, 1.6
        5, 1.9 ms
        99999999999, 2
        7, 2.5
        """;

    @Test
    void everything_wrong_is_refused_with_its_line() {
        assertThatThrownBy(() -> SeekTableFile.read("x.seek", new StringReader(FAULTY)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("""
                    x.seek:3: expected 'distance, milliseconds' but found '2; 1.7'
                    x.seek:4: distance 1 follows 1; distances ascend from 1
                    x.seek:5: expected 'distance, milliseconds' but found '5, 1.9 ms'
                    x.seek:6: distance 99999999999 is too large
                    x.seek:1: announces 4 points, but 2 could be read\
                    """);
        assertThatThrownBy(() -> SeekTableFile.read("x.seek", new StringReader("")))
                .hasMessage("x.seek: holds no point of a seek curve");
    }
}
