/** Controllers that answer the host themselves, with queues of their own and, optionally, a cache. */
@NullMarked
package org.spindle.disk.controller;

import org.jspecify.annotations.NullMarked;
