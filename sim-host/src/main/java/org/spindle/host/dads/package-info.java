/**
 * Automatic choice of the scheduler of a real queue by the simulation of several (DADS, González-Férez 2012, chapter
 * 4): each has a virtual disk that serves copies of the requests to the real disk, and the one that takes the least
 * time is installed.
 */
@NullMarked
package org.spindle.host.dads;

import org.jspecify.annotations.NullMarked;
