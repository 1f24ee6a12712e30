package org.spindle.flash.medium;

/**
 * The order in which consecutive logical pages go through channels (C), chips, also called ways (W), dies (D) and
 * planes (P): the first letter varies fastest. All 24 orders exist, as in MQSim (Tavakkol et al., FAST 2018).
 */
public final class PlaneOrder {

    private static final String PARTS = "CWDP";

    private final int[] planeOfTurn;
    private final int[] turnOfPlane;

    /**
     * @param order a permutation of {@code CWDP}
     * @throws IllegalArgumentException if it is none
     */
    public PlaneOrder(String order, FlashGeometry geometry) {
        if (!isOrder(order)) {
            throw new IllegalArgumentException(
                    "'" + order + "' is not an order of planes; write a permutation of CWDP");
        }
        int[] counts = {geometry.channels(), geometry.chips(), geometry.dies(), geometry.planes()};
        int all = geometry.allPlanes();
        planeOfTurn = new int[all];
        turnOfPlane = new int[all];
        int[] digit = new int[counts.length];
        for (int turn = 0; turn < all; turn++) {
            int rest = turn;
            for (int i = 0; i < counts.length; i++) {
                int part = PARTS.indexOf(order.charAt(i));
                digit[part] = rest % counts[part];
                rest /= counts[part];
            }
            int plane = ((digit[0] * counts[1] + digit[1]) * counts[2] + digit[2]) * counts[3] + digit[3];
            planeOfTurn[turn] = plane;
            turnOfPlane[plane] = turn;
        }
    }

    /** Returns whether a text is a permutation of {@code CWDP}. */
    public static boolean isOrder(String order) {
        return order.length() == PARTS.length() && PARTS.chars().allMatch(part -> order.indexOf(part) >= 0);
    }

    /** Returns the plane of a turn, from 0 below the number of planes. */
    public int planeOfTurn(int turn) {
        return planeOfTurn[turn];
    }

    /** Returns the plane of a logical page. */
    public int planeOf(int logicalPage) {
        return planeOfTurn[logicalPage % planeOfTurn.length];
    }

    /** Returns the turn of a plane: the remainder of its logical pages by the number of planes. */
    public int turnOf(int plane) {
        return turnOfPlane[plane];
    }

    /**
     * Returns the logical page that is the nth of those of a plane, from 0.
     */
    public int logicalPage(int plane, int index) {
        return index * planeOfTurn.length + turnOfPlane[plane];
    }

    /** Returns how many of the first logical pages are in a plane. */
    public int pagesOf(int plane, int logicalPages) {
        int whole = logicalPages / planeOfTurn.length;
        return whole + (logicalPage(plane, whole) < logicalPages ? 1 : 0);
    }
}
