// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {CertificateTest} from "./CertificateTest.sol";
import {NoReceiver} from "./Wallets.sol";
import {vm} from "./Vm.sol";

/// @dev The properties of ERC-721 that crytic/properties lists, by its ids (PROPERTIES.md). Certificates can't be burned, so
/// that ERC721-BURNABLE-001 to 006 have nothing to speak of: the last test says that there is no way to burn.
contract Erc721PropertiesTest is CertificateTest {
    address private immutable NO_RECEIVER = address(new NoReceiver());

    /// ERC721-BASE-001
    function test_balanceOfZeroAddressMustRevert() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidOwner.selector, address(0)));
        certificates.balanceOf(address(0));
    }

    /// ERC721-BASE-002
    function testFuzz_ownerOfInvalidTokenMustRevert(uint256 tokenId) public {
        mint(ALICE, BRAND);
        vm.assume(tokenId != 1);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId));
        certificates.ownerOf(tokenId);
    }

    /// ERC721-BASE-003
    function testFuzz_approvingInvalidTokenMustRevert(address target, uint256 tokenId) public {
        mint(ALICE, BRAND);
        vm.assume(tokenId != 1);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId));
        certificates.approve(target, tokenId);
    }

    /// ERC721-BASE-004
    function testFuzz_transferFromNotApproved(address caller, address target) public {
        mint(ALICE, BRAND);
        vm.assume(caller != ALICE && isSender(caller) && target != address(0));
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, caller, 1));
        certificates.transferFrom(ALICE, target, 1);
    }

    /// ERC721-BASE-005
    function testFuzz_transferFromResetsApproval(address operator, address target) public {
        approve(operator, target);
        vm.prank(operator);
        certificates.transferFrom(ALICE, target, 1);
        vm.assertEq(certificates.getApproved(1), address(0));
    }

    /// ERC721-BASE-006
    function testFuzz_transferFromUpdatesOwner(address operator, address target) public {
        approve(operator, target);
        vm.prank(operator);
        certificates.transferFrom(ALICE, target, 1);
        vm.assertEq(certificates.ownerOf(1), target);
        vm.assertEq(certificates.balanceOf(target), 1);
    }

    /// ERC721-BASE-007
    function testFuzz_transferFromZeroAddress(address caller, address target, uint256 tokenId) public {
        mint(ALICE, BRAND);
        vm.assume(isSender(caller));
        vm.prank(caller);
        (bool isDone, ) = address(certificates).call(
            abi.encodeCall(certificates.transferFrom, (address(0), target, tokenId))
        );
        vm.assertFalse(isDone);
        vm.assertEq(certificates.ownerOf(1), ALICE);
    }

    /// ERC721-BASE-008
    function test_transferToZeroAddress() public {
        mint(ALICE, BRAND);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        certificates.transferFrom(ALICE, address(0), 1);
    }

    /// ERC721-BASE-009
    function test_transferFromSelf() public {
        mint(ALICE, BRAND);
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, ALICE, 1);
        vm.assertEq(certificates.ownerOf(1), ALICE);
        vm.assertEq(certificates.balanceOf(ALICE), 1);
    }

    /// ERC721-BASE-010
    function test_transferFromSelfResetsApproval() public {
        approve(BOB, ALICE);
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, ALICE, 1);
        vm.assertEq(certificates.getApproved(1), address(0));
    }

    /// ERC721-BASE-011
    function test_safeTransferFromRevertsOnNoncontractReceiver() public {
        mint(ALICE, BRAND);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, NO_RECEIVER));
        certificates.safeTransferFrom(ALICE, NO_RECEIVER, 1);
    }

    /// ERC721-MINTABLE-001
    function testFuzz_mintIncreasesSupply(address target, uint8 count) public {
        isAccount(target);
        for (uint256 i = 1; i <= count % 8; ++i) {
            mint(target, string(abi.encode(i)));
            vm.assertEq(certificates.totalSupply(), i);
            vm.assertEq(certificates.balanceOf(target), i);
        }
    }

    /// ERC721-MINTABLE-002
    function testFuzz_mintCreatesFreshToken(address target) public {
        isAccount(target);
        uint256 first = mint(target, BRAND);
        uint256 second = mint(target, OTHER_BRAND);
        vm.assertTrue(first != second);
        vm.assertEq(certificates.ownerOf(first), target);
        vm.assertEq(certificates.ownerOf(second), target);
        vm.assertEq(certificates.tokenOfOwnerByIndex(target, 1), second);
        vm.assertEq(certificates.balanceOf(target), 2);
    }

    /// In place of ERC721-BURNABLE-001 to 006
    function test_nothingBurns() public {
        mint(ALICE, BRAND);
        string[2] memory ways = ["burn(uint256)", "_burn(uint256)"];
        for (uint256 i = 0; i < ways.length; ++i) {
            vm.prank(ALICE);
            (bool isDone, ) = address(certificates).call(abi.encodeWithSignature(ways[i], 1));
            vm.assertFalse(isDone);
        }
        vm.assertEq(certificates.totalSupply(), 1);
        vm.assertEq(certificates.ownerOf(1), ALICE);
    }

    function approve(address operator, address target) private {
        vm.assume(isSender(operator) && target != address(0));
        mint(ALICE, BRAND);
        vm.prank(ALICE);
        certificates.approve(operator, 1);
    }

    /// @dev Nobody can send as zero, which stands for "unchecked" within OpenZeppelin's contract.
    function isSender(address caller) private pure returns (bool) {
        return caller != address(0) && caller != address(vm);
    }

    function isAccount(address target) private view {
        vm.assume(target != address(0) && target.code.length == 0);
    }
}
