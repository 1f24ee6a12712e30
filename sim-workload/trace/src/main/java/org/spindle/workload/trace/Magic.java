package org.spindle.workload.trace;

/** The bytes that identify a file, written as text with one character per byte. */
public final class Magic {

    private Magic() {}

    /** Returns whether content begins with a magic. */
    public static boolean begins(byte[] head, int length, String magic) {
        return isAt(0, head, length, magic);
    }

    /** Returns whether content has a magic at a place. */
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
