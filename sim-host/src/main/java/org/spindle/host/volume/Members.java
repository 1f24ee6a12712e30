package org.spindle.host.volume;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

/**
 * On which unit below each member's data are, as members fail and are rebuilt on spares. Units below are known by their place,
 * the index in what the volume stands over: members first, spares after them.
 */
final class Members {

    /** The data are nowhere. */
    static final int LOST = -1;

    private final int[] home;
    private final boolean[] isLost;
    private final boolean[] isBroken;

    /** For a lost member, the spare on which it is being rebuilt, or {@link #LOST}, and the sectors that are there. */
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
        isBroken = new boolean[members + spares];
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

    /** Places, spares included. */
    int places() {
        return isBroken.length;
    }

    boolean isWhole() {
        return lost == 0;
    }

    /** How many members are lost, those being rebuilt included. */
    int lost() {
        return lost;
    }

    boolean isLost(int member) {
        return isLost[member];
    }

    /** By member; not to be changed. */
    boolean[] losses() {
        return isLost;
    }

    boolean isBroken(int place) {
        return isBroken[place];
    }

    /** Whether the place has, or is being given, a member's data. */
    boolean isInUse(int place) {
        if (isBroken[place]) {
            return false;
        }
        return memberAt(place) != LOST || memberRebuiltOn(place) != LOST;
    }

    /** Where a sector of a member is now, or {@link #LOST}. */
    int place(int member, long sector) {
        if (!isLost[member]) {
            return home[member];
        }
        return sector >= rebuiltFrom[member] && sector < rebuiltTo[member] ? rebuiltOn[member] : LOST;
    }

    /** Where all of some sectors of a member are now, or {@link #LOST}. */
    int place(int member, long sector, long sectors) {
        int first = place(member, sector);
        return first == place(member, sector + sectors - 1) ? first : LOST;
    }

    /** The member whose data are all at a place, or {@link #LOST}. */
    int memberAt(int place) {
        for (int member = 0; member < home.length; member++) {
            if (home[member] == place && !isLost[member]) {
                return member;
            }
        }
        return LOST;
    }

    /** The member that is being rebuilt at a place, or {@link #LOST}. */
    int memberRebuiltOn(int place) {
        for (int member = 0; member < home.length; member++) {
            if (isLost[member] && rebuiltOn[member] == place) {
                return member;
            }
        }
        return LOST;
    }

    /** A place breaks: an idle spare is gone, a rebuild on it is void, the member at it is lost. */
    void fail(int place) {
        isBroken[place] = true;
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
     * Takes a spare for a lost member; nothing is on it yet.
     *
     * @return its place
     */
    int takeSpare(int member) {
        int spare = spares.remove();
        rebuiltOn[member] = spare;
        rebuilt(member, 0, 0);
        return spare;
    }

    /** These sectors of a lost member are on its spare. */
    void rebuilt(int member, long from, long to) {
        rebuiltFrom[member] = from;
        rebuiltTo[member] = to;
    }

    /** A member is on its spare as a whole. */
    void restored(int member) {
        home[member] = rebuiltOn[member];
        rebuiltOn[member] = LOST;
        isLost[member] = false;
        lost--;
    }
}
