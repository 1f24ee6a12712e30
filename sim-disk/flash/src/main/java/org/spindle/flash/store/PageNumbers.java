package org.spindle.flash.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * An array of optional numbers. Numbers are pairs of a group and a member of it. They take memory from the first one
 * on: three bytes a place as long as all are of one group and members are below 2<sup>24</sup> - 1; then four.
 */
final class PageNumbers {

    private static final int BYTES = 3;
    private static final int MASK = 0xFFFFFF;
    private static final int NO_GROUP = -1;
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    private final int places;
    private final int ofGroup;
    private final int ofMember;
    private int group = NO_GROUP;
    private int base;
    /** One more than the member, or 0. */
    private byte @Nullable [] narrow;
    /** One more than the number, or 0. */
    private int @Nullable [] wide;

    /**
     * A number is the sum of group and member, each times a factor.
     *
     * @param ofGroup factor of the group
     * @param ofMember factor of the member
     */
    PageNumbers(int places, int ofGroup, int ofMember) {
        this.places = places;
        this.ofGroup = ofGroup;
        this.ofMember = ofMember;
    }

    /** The number in a place, or {@link BlockStore#NONE}. */
    int get(int place) {
        if (narrow != null) {
            int code = (int) INT.get(narrow, place * BYTES) & MASK;
            return code == 0 ? BlockStore.NONE : base + (code - 1) * ofMember;
        }
        return wide == null ? BlockStore.NONE : wide[place] - 1;
    }

    void clear(int place) {
        if (narrow != null) {
            write(narrow, place, 0);
        } else if (wide != null) {
            wide[place] = 0;
        }
    }

    void set(int place, int newGroup, int member) {
        if (narrow != null && newGroup == group && member < MASK) {
            write(narrow, place, member + 1);
        } else {
            setOther(place, newGroup, member);
        }
    }

    private void setOther(int place, int newGroup, int member) {
        if (group == NO_GROUP) {
            group = newGroup;
            base = group * ofGroup;
            if (places <= Integer.MAX_VALUE / Integer.BYTES && member < MASK) {
                narrow = new byte[places * BYTES + Integer.BYTES - BYTES];
                write(narrow, place, member + 1);
                return;
            }
        }
        int[] all = wide == null ? widened() : wide;
        all[place] = newGroup * ofGroup + member * ofMember + 1;
        wide = all;
        narrow = null;
    }

    private static void write(byte[] to, int place, int code) {
        int at = place * BYTES;
        SHORT.set(to, at, (short) code);
        to[at + Short.BYTES] = (byte) (code >> Short.SIZE);
    }

    private int[] widened() {
        int[] all = new int[places];
        if (narrow != null) {
            for (int place = 0; place < places; place++) {
                all[place] = get(place) + 1;
            }
        }
        return all;
    }
}
