/**
 * The text of nfsdump (Ellard and Seltzer 2003), in which the Harvard NFS traces are published: one remote procedure call
 * or reply a line. Calls of read and write are requests, calls of commit flushes; a device is a file, known by a hash of its handle.
 * Numbers behind the keys are hexadecimal.
 */
@NullMarked
package org.spindle.workload.trace.nfs;

import org.jspecify.annotations.NullMarked;
