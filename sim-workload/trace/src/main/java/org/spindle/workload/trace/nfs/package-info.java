/**
 * The text of nfsdump (Ellard and Seltzer 2003), in which the Harvard NFS traces are published: one remote procedure call or reply per
 * line. Calls of read and write are requests, calls of commit flushes; a device is a file, identified by a hash of its handle. Numbers
 * after the keys are hexadecimal.
 */
@NullMarked
package org.spindle.workload.trace.nfs;

import org.jspecify.annotations.NullMarked;
