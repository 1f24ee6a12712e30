package org.spindle.policies.replacement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * MQ as stated by Zhou, Philbin and Li 2001 (section 4), with lists that are searched. A victim enters the history before the missed block
 * is looked up there, so that it may displace that block; and at each access the head of every queue may move down, by one queue each.
 */
final class PlainMultiQueue {

    private record Block(long key, int uses, long expires) {}

    private final int lines;
    private final int lifetime;
    private final int historySize;
    private final List<List<Block>> queues = new ArrayList<>();
    private final Map<Long, Integer> history = new LinkedHashMap<>();
    private long now;

    PlainMultiQueue(int lines, int queueCount, int lifetime, int historySize) {
        this.lines = lines;
        this.lifetime = lifetime;
        this.historySize = historySize;
        for (int i = 0; i < queueCount; i++) {
            queues.add(new ArrayList<>());
        }
    }

    /** Accesses an entry; returns what {@link KeyedCache#access} returns. */
    long access(long key) {
        long result = KeyedCache.HIT;
        int uses = take(key);
        if (uses == 0) {
            result = queues.stream().mapToInt(List::size).sum() == lines ? evict() : KeyedCache.NOTHING;
            Integer remembered = history.remove(key);
            uses = remembered == null ? 0 : remembered;
        }
        uses++;
        int queue = Math.min((int) Math.floor(Math.log(uses) / Math.log(2) + 1e-9), queues.size() - 1);
        queues.get(queue).add(new Block(key, uses, now + lifetime));
        adjust();
        return result;
    }

    /** Removes a block from its queue; returns its uses, 0 if it is not in the cache. */
    private int take(long key) {
        for (List<Block> queue : queues) {
            for (Block block : queue) {
                if (block.key == key) {
                    queue.remove(block);
                    return block.uses;
                }
            }
        }
        return 0;
    }

    private long evict() {
        List<Block> lowest =
                queues.stream().filter(queue -> !queue.isEmpty()).findFirst().orElseThrow();
        Block victim = lowest.remove(0);
        if (historySize > 0) {
            if (history.size() == historySize) {
                history.remove(history.keySet().iterator().next());
            }
            history.put(victim.key, victim.uses);
        }
        return victim.key;
    }

    private void adjust() {
        now++;
        for (int i = 1; i < queues.size(); i++) {
            List<Block> queue = queues.get(i);
            if (!queue.isEmpty() && queue.get(0).expires < now) {
                Block head = queue.remove(0);
                queues.get(i - 1).add(new Block(head.key, head.uses, now + lifetime));
            }
        }
    }
}
