package org.spindle.workload.trace;

/** The bytes by which a file is known, written as text with a character for each byte. */
public final class Magic {

    private Magic() {}

    /** Whether content begins with them. */
    public static boolean begins(byte[] head, int length, String magic) {
        return isAt(0, head, length, magic);
    }

    /** Whether content has them at a place. */
    static boolean isAt(int place, byte[] head, int length, String magic) {
        if (length < place + magic.length()) {
            return false;
        }
        for (int i = 0; i < magic.length(); i++) {
            if ((head[place + i] & 0xff) != magic.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
