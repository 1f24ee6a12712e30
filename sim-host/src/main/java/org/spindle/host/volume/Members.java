package org.spindle.host.volume;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

/**
 * Maps the members of a volume to the units below that hold their data, as members fail and are rebuilt on spares. A unit below is
 * identified by its place, which is its index: members first, then spares.
 */
final class Members {

    /** The place of data that is on no unit, and the member of a unit without data. */
    static final int LOST = -1;

    private final int[] home;
    private final boolean[] isLost;
    private final boolean[] isFailed;

    /** For a lost member, the spare on which it is being rebuilt, or {@link #LOST}, and the range of sectors rebuilt. */
    private final int[] rebuiltOn;

    private final long[] rebuiltFrom;
    private final long[] rebuiltTo;
    private final Queue<Integer> spares = new ArrayDeque<>();
    private int lost;

    Members(int members, int spares) {
        home = new int[members];
        isLost = new boolean[members];
        rebuiltOn = new int[members];
        rebuiltFrom = new long[members];
        rebuiltTo = new long[members];
        isFailed = new boolean[members + spares];
        Arrays.fill(rebuiltOn, LOST);
        for (int i = 0; i < members; i++) {
            home[i] = i;
        }
        for (int i = members; i < members + spares; i++) {
            this.spares.add(i);
        }
    }

    int count() {
        return home.length;
    }

    /** Returns the number of places, including spares. */
    int places() {
        return isFailed.length;
    }

    boolean isIntact() {
        return lost == 0;
    }

    /** Returns the number of members that are lost or being rebuilt. */
    int lost() {
        return lost;
    }

    boolean isLost(int member) {
        return isLost[member];
    }

    /** Returns for each member whether it is lost or being rebuilt; must not be modified. */
    boolean[] losses() {
        return isLost;
    }

    boolean isFailed(int place) {
        return isFailed[place];
    }

    /** Returns whether the unit at a place works and holds the data of a member, or is being rebuilt. */
    boolean isInUse(int place) {
        if (isFailed[place]) {
            return false;
        }
        return memberAt(place) != LOST || memberRebuiltOn(place) != LOST;
    }

    /** Returns the place of a sector of a member, or {@link #LOST}. */
    int place(int member, long sector) {
        if (!isLost[member]) {
            return home[member];
        }
        return sector >= rebuiltFrom[member] && sector < rebuiltTo[member] ? rebuiltOn[member] : LOST;
    }

    /** Returns the place of a range of sectors of a member, or {@link #LOST} if no place holds all of them. */
    int place(int member, long sector, long sectors) {
        int first = place(member, sector);
        return first == place(member, sector + sectors - 1) ? first : LOST;
    }

    /** Returns the member whose complete data is at a place, or {@link #LOST}. */
    int memberAt(int place) {
        for (int member = 0; member < home.length; member++) {
            if (home[member] == place && !isLost[member]) {
                return member;
            }
        }
        return LOST;
    }

    /** Returns the member that is being rebuilt at a place, or {@link #LOST}. */
    int memberRebuiltOn(int place) {
        for (int member = 0; member < home.length; member++) {
            if (isLost[member] && rebuiltOn[member] == place) {
                return member;
            }
        }
        return LOST;
    }

    /** Marks the unit at a place as failed: an unused spare becomes unusable, a rebuild on it restarts, a member on it is lost. */
    void fail(int place) {
        isFailed[place] = true;
        spares.remove(place);
        int rebuilt = memberRebuiltOn(place);
        if (rebuilt != LOST) {
            rebuiltOn[rebuilt] = LOST;
            rebuilt(rebuilt, 0, 0);
        }
        int member = memberAt(place);
        if (member != LOST) {
            isLost[member] = true;
            lost++;
        }
    }

    boolean hasSpare() {
        return !spares.isEmpty();
    }

    /**
     * Assigns a spare, without data, to a lost member.
     *
     * @return the place of the spare
     */
    int takeSpare(int member) {
        int spare = spares.remove();
        rebuiltOn[member] = spare;
        rebuilt(member, 0, 0);
        return spare;
    }

    /** Sets the range of sectors of a lost member that its spare holds. */
    void rebuilt(int member, long from, long to) {
        rebuiltFrom[member] = from;
        rebuiltTo[member] = to;
    }

    /** Ends the loss of a member, all of whose data is on its spare. */
    void restored(int member) {
        home[member] = rebuiltOn[member];
        rebuiltOn[member] = LOST;
        isLost[member] = false;
        lost--;
    }
}
