package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.disk.hdd.Segment.State;

/** The transitions in the drawing of the package. */
class SegmentTest {

    private static final Map<State, Set<State>> DRAWN = Map.of(
            State.EMPTY, Set.of(State.EMPTY, State.CLEAN, State.DIRTY),
            State.CLEAN, Set.of(State.EMPTY, State.CLEAN, State.DIRTY, State.READING),
            State.DIRTY, Set.of(State.WRITING),
            State.READING, Set.of(State.CLEAN, State.READING),
            State.WRITING, Set.of(State.EMPTY, State.CLEAN, State.DIRTY));

    @ParameterizedTest
    @EnumSource(State.class)
    void onlyTheTransitionsOfTheDrawingArePossible(State from) {
        for (State to : State.values()) {
            assertThat(from.mayBecome(to))
                    .as("to %s", to)
                    .isEqualTo(requireNonNull(DRAWN.get(from)).contains(to));
        }
    }

    /** Unwritten data would be lost. */
    @Test
    void dirtyDataAreNotDropped() {
        Segment segment = new Segment(64);
        segment.restart(0, State.DIRTY);
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(segment::empty)
                .withMessageContaining("DIRTY cannot become EMPTY");
        assertThatExceptionOfType(AssertionError.class).isThrownBy(segment::clean);
        segment.write();
        segment.clean();
        segment.empty();
        assertThat(segment.state()).isEqualTo(State.EMPTY);
    }

    @Test
    void aCompletionIsAcknowledgedOnceAndAfterItWasSent() {
        DriveRequest request = new DriveRequest();
        assertThatExceptionOfType(AssertionError.class).isThrownBy(request::acknowledge);
        request.completing();
        assertThatExceptionOfType(AssertionError.class).isThrownBy(request::completing);
        request.acknowledge();
        assertThatExceptionOfType(AssertionError.class).isThrownBy(request::acknowledge);
    }

    @Test
    void aWriteLeavesTheBusBeforeItsDataOnce() {
        DriveRequest request = new DriveRequest();
        assertThatExceptionOfType(AssertionError.class).isThrownBy(request::mayReturn);
        request.leaveBeforeData();
        request.reselected();
        assertThat(request.extra()).isEqualTo(DriveRequest.ExtraDisconnect.AWAY);
        request.mayReturn();
        request.reselected();
        assertThat(request.extra()).isEqualTo(DriveRequest.ExtraDisconnect.DONE);
        assertThatExceptionOfType(AssertionError.class).isThrownBy(request::leaveBeforeData);
    }
}
