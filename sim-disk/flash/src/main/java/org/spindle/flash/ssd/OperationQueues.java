package org.spindle.flash.ssd;

import java.util.Arrays;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.flash.ssd.OperationClass.Action;
import org.spindle.flash.store.BlockStore;

/**
 * Operations that wait, in a queue for each plane and class, and which of them a die takes next: the class by priority,
 * then what is more urgent, then what has waited longest, then the heads of the same class of other planes that a
 * multi-plane command can take with it.
 *
 * <p>The pages of a block are programmed in the order in which they were allocated, which is that of arrival. Urgency decides whose
 * data they get: the programs of a queue have their pages in the order of the queue.
 */
final class OperationQueues {

    /** Returns whether a plane is short of free blocks. */
    interface Shortage {
        boolean isShort(int plane);
    }

    private static final OperationClass[] CLASSES = OperationClass.values();

    /** The host has priority. */
    private static final OperationClass[] HOST_FIRST = {
        OperationClass.MAP_READ,
        OperationClass.HOST_READ,
        OperationClass.MAP_PROGRAM,
        OperationClass.HOST_PROGRAM,
        OperationClass.COLLECTION_READ,
        OperationClass.COLLECTION_PROGRAM,
        OperationClass.ERASE
    };

    /** Garbage collection has priority; a read of the host still precedes the erase of its block. */
    private static final OperationClass[] COLLECTION_FIRST = {
        OperationClass.MAP_READ,
        OperationClass.COLLECTION_READ,
        OperationClass.COLLECTION_PROGRAM,
        OperationClass.HOST_READ,
        OperationClass.ERASE,
        OperationClass.MAP_PROGRAM,
        OperationClass.HOST_PROGRAM
    };

    /** What precedes the others in order of arrival if garbage collection has priority. Erases keep their turn, behind the reads of their blocks. */
    private static final OperationClass[] COPIES = {OperationClass.COLLECTION_READ, OperationClass.COLLECTION_PROGRAM};

    private final BlockStore store;
    private final FlashGeometry geometry;
    private final FlashOperations ops;
    private final Shortage shortage;
    private final SchedulingConfig config;
    private final int planes;
    private final int[] first;
    private final int[] last;
    private final int[] waitingOfDie;
    private final int[] waitingOfChannel;
    private final int[] channelOf;
    private final int[] waiting;

    OperationQueues(BlockStore store, SchedulingConfig config, FlashOperations ops, Shortage shortage) {
        this.store = store;
        geometry = store.geometry();
        this.config = config;
        this.ops = ops;
        this.shortage = shortage;
        planes = geometry.planes();
        first = new int[geometry.allPlanes() * CLASSES.length];
        Arrays.fill(first, FlashOperations.NONE);
        last = first.clone();
        waiting = new int[geometry.allDies() * CLASSES.length];
        waitingOfDie = new int[geometry.allDies()];
        waitingOfChannel = new int[geometry.channels()];
        channelOf = new int[geometry.allDies()];
        Arrays.setAll(channelOf, geometry::channelOfDie);
    }

    void add(int op) {
        int queue = ops.plane[op] * CLASSES.length + ops.kind[op].ordinal();
        if (first[queue] == FlashOperations.NONE) {
            first[queue] = op;
            last[queue] = op;
        } else if (ops.urgency[last[queue]] <= ops.urgency[op]) {
            ops.next[last[queue]] = op;
            last[queue] = op;
        } else {
            insert(queue, op);
        }
        int die = ops.plane[op] / planes;
        waiting[die * CLASSES.length + ops.kind[op].ordinal()]++;
        waitingOfDie[die]++;
        waitingOfChannel[channelOf[die]]++;
    }

    /** Puts an operation before the first that is less urgent, of which there is one. */
    private void insert(int queue, int op) {
        int before = FlashOperations.NONE;
        int at = first[queue];
        while (ops.urgency[at] <= ops.urgency[op]) {
            before = at;
            at = ops.next[at];
        }
        ops.next[op] = at;
        if (before == FlashOperations.NONE) {
            first[queue] = op;
        } else {
            ops.next[before] = op;
        }
        if (ops.kind[op].action == Action.PROGRAM) {
            advance(op);
        }
    }

    /** Gives a program the page of the one behind it, that one the page of the next, and the last the page of the program. */
    private void advance(int program) {
        int ahead = program;
        for (int behind = ops.next[ahead]; behind != FlashOperations.NONE; behind = ops.next[ahead]) {
            store.exchange(ops.plane[program], ops.page[ahead], ops.page[behind]);
            ops.exchangePages(ahead, behind);
            ahead = behind;
        }
    }

    boolean isEmpty(int die) {
        return waitingOfDie[die] == 0;
    }

    boolean isChannelEmpty(int channel) {
        return waitingOfChannel[channel] == 0;
    }

    /** Returns whether a read for the host or the map waits. */
    boolean hasUrgentRead(int die) {
        return waiting[die * CLASSES.length] > 0 || waiting[die * CLASSES.length + 1] > 0;
    }

    /**
     * Removes the next operations of a die, linked by {@link FlashOperations#mate}.
     *
     * @param onlyReads whether only reads that are urgent may be taken
     * @return the first of them, or none
     */
    int take(int die, boolean onlyReads) {
        int lead = onlyReads ? leadOfReads(die) : lead(die);
        if (lead == FlashOperations.NONE) {
            return lead;
        }
        remove(lead);
        if (config.multiPlane() && planes > 1) {
            takeMates(die, lead);
        }
        return lead;
    }

    private int leadOfReads(int die) {
        int head = oldest(die, OperationClass.MAP_READ);
        return head == FlashOperations.NONE ? oldest(die, OperationClass.HOST_READ) : head;
    }

    private int lead(int die) {
        boolean collect = !config.preemptible() || isShort(die);
        if (config.order() == SchedulingConfig.Order.ARRIVAL) {
            int copy = collect ? oldest(die, COPIES) : FlashOperations.NONE;
            return copy == FlashOperations.NONE ? oldest(die, CLASSES) : copy;
        }
        for (OperationClass kind : collect ? COLLECTION_FIRST : HOST_FIRST) {
            int head = oldest(die, kind);
            if (head != FlashOperations.NONE) {
                return head;
            }
        }
        return FlashOperations.NONE;
    }

    private boolean isShort(int die) {
        for (int plane = die * planes; plane < (die + 1) * planes; plane++) {
            if (shortage.isShort(plane)) {
                return true;
            }
        }
        return false;
    }

    private int oldest(int die, OperationClass[] kinds) {
        int best = FlashOperations.NONE;
        for (OperationClass kind : kinds) {
            int head = oldest(die, kind);
            if (head != FlashOperations.NONE && (best == FlashOperations.NONE || ops.isBefore(head, best))) {
                best = head;
            }
        }
        return best;
    }

    private int oldest(int die, OperationClass kind) {
        if (waiting[die * CLASSES.length + kind.ordinal()] == 0) {
            return FlashOperations.NONE;
        }
        int best = FlashOperations.NONE;
        for (int plane = die * planes; plane < (die + 1) * planes; plane++) {
            int head = first[plane * CLASSES.length + kind.ordinal()];
            if (head != FlashOperations.NONE && (best == FlashOperations.NONE || ops.isBefore(head, best))) {
                best = head;
            }
        }
        return best;
    }

    private void takeMates(int die, int lead) {
        OperationClass kind = ops.kind[lead];
        int offset = geometry.offsetOfPage(ops.page[lead]);
        int end = lead;
        for (int plane = die * planes; plane < (die + 1) * planes; plane++) {
            int head = first[plane * CLASSES.length + kind.ordinal()];
            if (plane != ops.plane[lead]
                    && head != FlashOperations.NONE
                    && geometry.offsetOfPage(ops.page[head]) == offset
                    && ops.slc[head] == ops.slc[lead]) {
                remove(head);
                ops.mate[end] = head;
                end = head;
            }
        }
    }

    private void remove(int head) {
        int queue = ops.plane[head] * CLASSES.length + ops.kind[head].ordinal();
        first[queue] = ops.next[head];
        ops.next[head] = FlashOperations.NONE;
        int die = ops.plane[head] / planes;
        waiting[die * CLASSES.length + ops.kind[head].ordinal()]--;
        waitingOfDie[die]--;
        waitingOfChannel[channelOf[die]]--;
    }
}
