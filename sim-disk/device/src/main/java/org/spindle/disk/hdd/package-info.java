/**
 * The mechanical drive.
 *
 * <p>{@link org.spindle.disk.hdd.HardDrive} is the device; {@code DriveAssembly} creates its parts.
 * {@code CommandProcessor} processes a command on arrival, {@code DataPhases} the data phases and the completion on the
 * {@code HostPort}, whose {@code BlockTransfer} moves the data, and {@code Reselection} decides which disconnected request
 * returns to the bus. {@code SegmentPool} is the buffer.
 *
 * <p>{@code Arm} holds the state of the arm and the request that owns it. {@code ArmDispatcher} decides which request owns
 * it next, {@code Preemption} whether the owner loses it; {@code ReadAccess} and {@code WriteAccess} work for the owner. The
 * transitions carry the names of the methods of {@code Arm}:
 *
 * <pre>
 *    +------+          assign           +----------+
 *    | IDLE | ------------------------&gt; | RESERVED | &lt;--- endAccess, from each state below
 *    |      | &lt;------------------------ |          |
 *    +------+   free, stop, handOver    +----------+
 *       ^                                 |      |
 *       |                 read, readAhead |      | write, writeBehind
 *       |              .------------------'      '---------------.
 *       |              v                                         v
 *       | stop  +---------------+  handOver               +----------------+
 *       +-------|    READING    |-----------.             |    WRITING     |
 *       |       +---------------+ &lt;---.     |             +----------------+
 *       |              |         read |     v                     |
 *       |    readAhead |            +-------------+               | writeBehind
 *       |              |            | HANDED_OVER |               |
 *       |              v  readAhead +-------------+               v
 *       | stop  +---------------+ &lt;---'     ^             +----------------+
 *       '-------| READING_AHEAD |-----------'             | WRITING_BEHIND |
 *               +---------------+  handOver               +----------------+
 * </pre>
 *
 * <p>From {@code RESERVED} each transition leads to the state of its name: {@code readAhead} to {@code READING_AHEAD},
 * {@code writeBehind} to {@code WRITING_BEHIND}. {@code assign} gives the arm that is {@code HANDED_OVER} its next owner and
 * changes no state there. {@code interrupt} ends the access after the present seek or sector and changes no state;
 * {@code stop} or {@code handOver} follows.
 *
 * <p>In every state but the first two, {@code Medium} carries out an access, is about to, or has been interrupted:
 *
 * <pre>
 *                                                  next sector
 *                                                    .------.
 *    +---------+   start   +---------+   arrival   +----------+
 *    | AT_REST | --------&gt; | SEEKING | ----------&gt; | ON_TRACK |
 *    +---------+           +---------+             +----------+
 *      ^    ^   cancel          |  ^                   |   |
 *      |    '-------------------'  '-------------------'   |
 *      |                     next block on another track   |
 *      '---------------------------------------------------'
 *                         end of the access, cancel
 * </pre>
 *
 * <p>A {@code Segment} has a state of its data, changed by the methods of these names, and refuses every other transition.
 * {@code restart} drops the content for a request that finds none of its blocks; {@code read} in {@code READING} continues
 * an access that was handed over:
 *
 * <pre>
 *                restart                  read
 *    +-------+ -----------&gt; +-------+ -----------&gt; +---------+ ---.
 *    | EMPTY |              | CLEAN |              | READING |    | read
 *    +-------+ &lt;----------- +-------+ &lt;----------- +---------+ &lt;--'
 *      |   ^      empty       |   ^     clean, restart
 *      |   |                  |   |
 *      |   '------------------|---|---------------.
 *      | restart      restart |   | clean         | empty
 *      |      .---------------'   '---------.     |
 *      v      v           write             |     |
 *    +-------+ -----------&gt; +---------+ ----'     |
 *    | DIRTY |              | WRITING | ----------'
 *    +-------+ &lt;----------- +---------+
 *                 dirty
 * </pre>
 *
 * <p>Besides, {@code restart} and {@code empty} leave a clean or empty segment as it is, and {@code dropUnwritten} empties one whose
 * data waits for a write-back policy when the host discards it. The segment also keeps what the
 * request that used the bus last does there. Several requests may share a segment, each with a course of its own on the
 * bus, so that any of these states may follow another:
 *
 * <pre>
 *               contact                    transfer
 *    +------+ ------------&gt; +------------+ ---------&gt; +--------------+
 *    | IDLE |               | CONTACTING |            | TRANSFERRING |
 *    +------+ &lt;------------ +------------+ &lt;--------- +--------------+
 *              releaseBus                    contact
 * </pre>
 *
 * <p>The course of one request on the bus is in {@code DriveRequest}, which refuses another order. A request that leaves the
 * bus waits in {@code Reselection}; a write may leave it once before its data:
 *
 * <pre>
 *    command ---&gt; on the bus ---&gt; completing ---&gt; acknowledge
 *                   |    ^
 *      disconnected |    | reconnected; after leaveBeforeData only when mayReturn has been called
 *                   v    |
 *                 away from the bus
 * </pre>
 *
 * <p>With a write-back policy the data of writes waits in segments that {@code WaitingSegments} numbers for the policy.
 * {@code DeferredWrites} keeps these writes out of the queue, and has the arm work for them when the policy or another request
 * needs it.
 *
 * <p>{@code DrivePositions} answers schedulers; {@code ArmForecast} simulates for it, on a second medium, what the arm will do.
 *
 * <p>The semantics are those of the detailed disk model of Ganger, Worthington and Patt (DiskSim 4.0) and of the drive
 * studied in Worthington, Ganger and Patt 1994.
 */
@NullMarked
package org.spindle.disk.hdd;

import org.jspecify.annotations.NullMarked;
